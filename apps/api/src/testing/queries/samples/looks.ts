export const lookSamples = [];
