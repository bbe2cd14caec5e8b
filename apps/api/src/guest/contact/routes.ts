import { type Binding, bind } from '../../http/bind.ts';
import { type SendMessageDependencies, sendMessage } from './send-message.ts';

/** Questions of visitors, with or without a booking. */
export function bindContact(binding: Binding, dependencies: SendMessageDependencies): void {
  bind(binding, 'sendContactMessage', async ({ body, caller, idempotencyKey, language, ip, now }) =>
    sendMessage(dependencies, { body, caller, idempotencyKey, language, ip, now }),
  );
}
