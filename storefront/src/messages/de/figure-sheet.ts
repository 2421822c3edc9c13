/** Labels of the handle of a figure's list: the view that a press shows next. */
export const figureSheetMessages = {
  up: 'Nur die Liste zeigen',
  down: 'Nur die Zeichnung zeigen',
  middle: 'Zeichnung und Liste zeigen',
};
