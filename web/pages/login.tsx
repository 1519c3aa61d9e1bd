import { m } from '../language/messages.ts'
import { SignInChoice } from '../sign-in/screens/sign-in-choice.tsx'

export function Login() {
  return (
    <SignInChoice
      title={m.sign_in_login_title()}
      purpose="login"
      lines={[m.sign_in_login_line_1(), m.sign_in_login_line_2()]}
      student={{ title: m.sign_in_student_login(), text: m.sign_in_student_login_text() }}
      teacher={{ title: m.sign_in_teacher_login(), text: m.sign_in_teacher_login_text() }}
    />
  )
}
