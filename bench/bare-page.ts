/**
 * Runs in a page and makes it the least that can mark an answer: it writes one of the two messages, and takes it away
 * after the pause. 1 is right, any other is wrong. What the machine and the browser need for that no app can save.
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
