/**
 * Turns a page into the smallest one that can mark an answer. It shows one of the two messages and removes it after the
 * pause. 1 is right and any other answer is wrong. No app can be faster than this page. Runs in the browser.
 */
export function becomeBare(): void {
  document.body.innerHTML = '<form><input autocomplete="off"><button>Check</button><p></p></form>'
  const [form, box, message] = ['form', 'input', 'p'].map((name) => document.querySelector<HTMLInputElement>(name)!)
  form!.addEventListener('submit', (event) => {
    event.preventDefault()
    message!.textContent = box!.value === '1' ? 'Correct! Great job!' : 'Oops! Try again.'
    setTimeout(() => {
      message!.textContent = ''
      box!.focus()
    }, 1000)
  })
}
