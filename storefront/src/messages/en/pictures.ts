/** What the field for a picture says. */
export const pictureMessages = {
  choose: 'Choose a picture',
  chooseOther: 'Choose another',
  orDrop: 'or drop it here',
  rules: 'PNG, JPEG, WebP, AVIF or GIF, 5 MB at most.',
  preview: (name: string) => `Preview of ${name}`,
  current: 'The picture in use',
  undo: 'Undo',
  undoChoice: (name: string) => `Undo the choice of ${name}`,
  uploading: (percent: number) => `Uploading, ${percent} %`,
  wrongType: 'This is no PNG, JPEG, WebP, AVIF or GIF picture.',
  tooLarge: (size: string) => `This picture has ${size}; 5 MB is the most.`,
  empty: 'This file is empty.',
  notUploaded: (reason: string) => `The picture was not uploaded. ${reason}`,
};
