import { SignInChoice } from '../sign-in/screens/sign-in-choice.tsx'

export function Register() {
  return (
    <SignInChoice
      title="Register"
      purpose="register"
      lines={['Welcome to a new beginning.', 'Register and unlock your potential!']}
      student={{ title: 'Student Registration', text: 'You will need a class code from your teacher later.' }}
      teacher={{ title: 'Teacher Registration', text: 'Create a class and share its code.' }}
    />
  )
}
