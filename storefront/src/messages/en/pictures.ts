/** Texts of the picture field. */
export const pictureMessages = {
  choose: 'Choose a picture',
  chooseSeveral: 'Add pictures',
  tooMany: (max: number) => `A product has at most ${max} pictures.`,
  chooseOther: 'Choose another',
  orDrop: 'or drop it here',
  rules: 'PNG, JPEG, WebP, AVIF or GIF, up to 5 MB.',
  preview: (name: string) => `Preview of ${name}`,
  current: 'The current picture',
  undo: 'Undo',
  undoChoice: (name: string) => `Undo the choice of ${name}`,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  wrongType: 'This is not a PNG, JPEG, WebP, AVIF or GIF picture.',
  tooLarge: (size: string) => `This picture is ${size}; the maximum is 5 MB.`,
  empty: 'This file is empty.',
  notUploaded: (reason: string) => `The picture was not uploaded. ${reason}`,
};
