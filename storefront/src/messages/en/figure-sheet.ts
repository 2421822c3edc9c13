/** What a press on the handle of a figure's list shows next. */
export const figureSheetMessages = {
  up: 'Show only the list',
  down: 'Show only the drawing',
  middle: 'Show the drawing and the list',
};
