declare global {
  interface Window {
    /** Milliseconds from the navigation to the frame with the question. Undefined before that frame. */
    firstQuestion?: number
  }
}

/** Waits for the box or the choices of a question. Runs in the browser. */
export function watchQuestion(): void {
  const controls = 'form :is(input[placeholder="?"], input[type=radio], input[type=checkbox])'
  const observer = new MutationObserver(() => {
    if (!document.querySelector(controls)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.firstQuestion = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true })
}
