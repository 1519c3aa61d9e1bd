/** A page with one numeric question in Perseus, for the bench of verdicts. It shows the messages of our own screens. */
import { Dependencies, init, PerseusI18nContextProvider, ServerItemRenderer } from '@khanacademy/perseus'
import { mockStrings } from '@khanacademy/perseus/strings'
import { scorePerseusItem } from '@khanacademy/perseus-score'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const none = () => null
const labels = { addLabel: none, useLabels: false }
init({ skipMathJax: true })
Dependencies.setDependencies({
  JIPT: { useJIPT: false },
  graphieMovablesJiptLabels: labels,
  svgImageJiptLabels: labels,
  rendererTranslationComponents: { addComponent: () => -1, removeComponentAtIndex: none },
  TeX: ({ children }) => <span>{children}</span>,
  staticUrl: (path) => path,
  InitialRequestUrl: { origin: '', host: '', protocol: '' },
  Log: { log: none, error: none },
  isDevServer: false,
  kaLocale: 'en',
})
const dependencies = { analytics: { onAnalyticsEvent: async () => {} }, generateUrl: ({ url }) => url, useVideo: none }

const item = {
  question: {
    content: '1 + 0 = [[☃ numeric-input 1]]',
    images: {},
    widgets: {
      'numeric-input 1': {
        type: 'numeric-input',
        version: { major: 0, minor: 0 },
        graded: true,
        alignment: 'default',
        static: false,
        options: {
          coefficient: false,
          static: false,
          size: 'normal',
          rightAlign: false,
          labelText: 'Your answer',
          answers: [{ value: 1, status: 'correct', message: '', simplify: 'required', strict: false, maxError: null }],
        },
      },
    },
  },
  hints: [],
  answerArea: {},
}

function Page() {
  const renderer = useRef(null)
  const [message, setMessage] = useState('')
  function check(event) {
    event.preventDefault()
    const score = scorePerseusItem(item.question, renderer.current.getUserInput(), 'en')
    setMessage(score.type === 'points' && score.earned === score.total ? 'Correct! Great job!' : 'Oops! Try again.')
    setTimeout(() => setMessage(''), 1000)
  }
  return (
    <PerseusI18nContextProvider locale="en" strings={mockStrings}>
      <form onSubmit={check}>
        <ServerItemRenderer ref={renderer} item={item} dependencies={dependencies} apiOptions={{}} />
        <button type="submit">Check</button>
        <p>{message}</p>
      </form>
    </PerseusI18nContextProvider>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />)
