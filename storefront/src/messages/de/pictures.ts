/** Texts of the picture field. */
export const pictureMessages = {
  choose: 'Bild wählen',
  chooseSeveral: 'Bilder hinzufügen',
  tooMany: (max: number) => `Ein Produkt hat höchstens ${max} Bilder.`,
  chooseOther: 'Anderes wählen',
  orDrop: 'oder hier ablegen',
  rules: 'PNG, JPEG, WebP, AVIF oder GIF, bis 5 MB.',
  preview: (name: string) => `Vorschau von ${name}`,
  current: 'Das jetzige Bild',
  undo: 'Rückgängig',
  undoChoice: (name: string) => `Auswahl von ${name} rückgängig machen`,
  uploading: (percent: number) => `Wird hochgeladen, ${percent} %`,
  wrongType: 'Das ist kein Bild in PNG, JPEG, WebP, AVIF oder GIF.',
  tooLarge: (size: string) => `Dieses Bild hat ${size}; höchstens 5 MB sind möglich.`,
  empty: 'Diese Datei ist leer.',
  notUploaded: (reason: string) => `Das Bild wurde nicht hochgeladen. ${reason}`,
};
