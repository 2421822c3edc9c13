/** Gives `<dialog>` the methods that jsdom does not implement. */
export function withDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close(returnValue = '') {
      this.returnValue = returnValue;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
}
