import { m } from '../language/messages.ts'
import { SignInChoice } from '../sign-in/screens/sign-in-choice.tsx'

export function Register() {
  return (
    <SignInChoice
      title={m.sign_in_register_title()}
      purpose="register"
      lines={[m.sign_in_register_line_1(), m.sign_in_register_line_2()]}
      student={{ title: m.sign_in_student_registration(), text: m.sign_in_student_registration_text() }}
      teacher={{ title: m.sign_in_teacher_registration(), text: m.sign_in_teacher_registration_text() }}
    />
  )
}
