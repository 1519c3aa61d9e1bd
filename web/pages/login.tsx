import { Doors } from '../sign-in/doors.tsx'

export function Login() {
  return (
    <Doors
      title="Login"
      purpose="login"
      lines={['Your next challenge awaits.', "Let's solve it!"]}
      student={{ title: 'Student Login', text: 'Pick up where your streak left off.' }}
      teacher={{ title: 'Teacher Login', text: 'See where your class stands.' }}
    />
  )
}
