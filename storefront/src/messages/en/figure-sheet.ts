/** Labels of the handle of a figure's list: the view that a press shows next. */
export const figureSheetMessages = {
  up: 'Show only the list',
  down: 'Show only the drawing',
  middle: 'Show the drawing and the list',
};
