import { PICTURES, type ShopFile } from '@harrow/contract';

type Change = (address: string) => string;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changedMember = (record: Record<string, unknown>, name: string, change: Change) =>
  typeof record[name] === 'string' ? { [name]: change(record[name]) } : {};

/** Changes each address of a picture that a face of the shop names, whatever else it has. */
export function withPictures<Face>(shop: Face, change: Change): Face {
  if (!isRecord(shop)) return shop;
  const { home } = shop;
  const panels: unknown = isRecord(home) ? home.panels : undefined;
  return {
    ...shop,
    ...changedMember(shop, 'logo', change),
    ...changedMember(shop, 'icon', change),
    ...(isRecord(home) && {
      home: {
        ...home,
        ...changedMember(home, 'picture', change),
        ...(Array.isArray(panels) && {
          panels: panels.map((panel: unknown) =>
            isRecord(panel) ? { ...panel, ...changedMember(panel, 'picture', change) } : panel,
          ),
        }),
      },
    }),
  };
}

/** Returns the name of a picture of the file; undefined for another address. */
export const pictureName = (address: string): string | undefined =>
  address.startsWith(PICTURES) ? address.slice(PICTURES.length) : undefined;

/** Returns the names of the pictures that a face names and the file lacks. */
export function missingPictures(shop: unknown, pictures: ShopFile['pictures'] = {}): string[] {
  const missing: string[] = [];
  withPictures(shop, (address) => {
    const name = pictureName(address);
    if (name !== undefined && !Object.hasOwn(pictures, name)) missing.push(name);
    return address;
  });
  return missing;
}
