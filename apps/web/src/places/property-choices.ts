type NamedProperty = { readonly code: string; readonly name: string };

const labelOf = ({ code, name }: NamedProperty): string => `${code} · ${name}`;

/** Resorts to choose from, by their ids. */
export const propertiesById = (properties: readonly (NamedProperty & { readonly id: number })[]) =>
  properties.map((property) => ({ value: String(property.id), label: labelOf(property) }));

/** Resorts to choose from, by their codes. */
export const propertiesByCode = (properties: readonly NamedProperty[]) =>
  properties.map((property) => ({ value: property.code, label: labelOf(property) }));
