import { SignInChoice } from '../sign-in/screens/sign-in-choice.tsx'

export function Login() {
  return (
    <SignInChoice
      title="Login"
      purpose="login"
      lines={['Your next challenge awaits.', "Let's solve it!"]}
      student={{ title: 'Student Login', text: 'Choose a level and keep practising.' }}
      teacher={{ title: 'Teacher Login', text: 'See how your class is doing.' }}
    />
  )
}
