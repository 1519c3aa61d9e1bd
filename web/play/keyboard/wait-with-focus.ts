/**
 * Puts the focus where a child goes on answering. On a page that was opened by its address a choice shows no ring before
 * the first key: it would look chosen, and nobody has come to it by keys.
 */
export function waitWithFocus(input: HTMLInputElement) {
  if (!navigator.userActivation?.hasBeenActive && !input.dataset.quiet) {
    input.dataset.quiet = 'true'
    const show = () => {
      delete input.dataset.quiet
    }
    document.addEventListener('keydown', show, { once: true, capture: true })
  }
  input.focus({ preventScroll: true })
}
