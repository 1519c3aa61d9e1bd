/**
 * The default texts of the legal pages, as HTML. An operator replaces a text by a file of their own
 * (docs/operations.md, "Legal pages").
 */
export const legalPages = {
  privacy: {
    title: 'Privacy Policy',
    text: `<p>This page says what Solve it! Maths keeps about the people who use it. Your school decides to use it and is
responsible for these data. Please ask your school if you have a question.</p>
<h2>What is kept about a student</h2>
<p>The app keeps the first and last name, which the student or a teacher has typed, and the picture that the student has
chosen. It keeps the e-mail address if the student signs in with an account of the school. Students with a class card
need none. It also keeps the classes, and the times of joining, of the last sign-in and of the last use of a class
card.</p>
<p>It keeps every answer with its time and the seconds that it took, the best streak of each level, the tasks that
teachers set, and the marks of answers on paper that a teacher enters.</p>
<p>From the answers, the app works out for the teachers which mistakes a student repeats, which multiplication facts the
student knows and how quickly, which levels a student has achieved, finds hard or has not completed, who is ready for the
next stage, on which days the student practised, and what they play at the moment. It tells teachers of answers that were
too quick for a child. The app makes no decisions about students and does not rank them.</p>
<h2>What is kept about a teacher</h2>
<p>The e-mail address, the name, the school, the country, the age range of the students, the classes, own problems,
worksheets and tasks, and the time of the last sign-in. Changes of a name, removals, marks and erasures are kept with
the teacher who made them.</p>
<h2>Who sees it, and why</h2>
<p>Students see their own progress. The teachers of their classes see the answers and what the app works out from them,
in order to teach them. A teacher may show pages on a projector. The overview of a class then shows the levels of each
student to the class, with the first name and the first letter of the last name. If two names are alike, more letters
are shown. A teacher can open the sign-in with pictures for at most an hour. In this time, everybody who has the class
code can read these names of the students with class cards. The person who runs the app can see everything. The data are
used for nothing else. There are no advertisements. Google, Microsoft or another sign-in service of your school learns
that somebody signed in. The company that runs the server for your school, if there is one, stores the data. Some
browsers send the text of a question to the maker of the browser when it is read aloud.</p>
<h2>How long</h2>
<p>Your school can erase an account or a class at any time. What is erased can be brought back for 30 days, and is then
deleted for good. Backups may keep it for longer. Log files, which contain network addresses, are deleted after the time
that your school has set. An account that is not used is deleted after two years, if your school has set no other time.
Its answers are kept as long as the account, because the app works out streaks from them again.</p>
<h2>Your rights</h2>
<p>You and your parents can ask the school to see the data, to have them corrected, to have a copy, and to have them
deleted. In New Zealand this follows from the Privacy Act 2020, in the European Union from the GDPR.</p>`,
  },
  terms: {
    title: 'Terms of Service',
    text: `<p>Your school offers Solve it! Maths for practising maths. Use only your own account. Do not enter the class of
another school, and do not try to read or change data that are not yours.</p>
<p>A teacher gives the class code to the students of the class only. Names are real names, so that the teacher knows who
is who.</p>
<p>The app is free software under the MIT licence and comes without a warranty. Your school can close an account that is
misused.</p>`,
  },
  cookies: {
    title: 'Cookie Policy',
    text: `<p>Solve it! Maths sets the cookies that a log-in needs, and no others. They are deleted when the browser is
closed or when you log out. No cookie follows you to other sites.</p>
<p>The app also keeps data on your device, so that you can practise without internet: the pages of the app, your first
name, the first letter of your e-mail address, your picture, your classes with the e-mail addresses of their teachers,
your best streaks, My hops, your open tasks with the problems that your teachers have written, and answers that are not
sent yet. Logging out deletes all of these except the pages of the app, the answers, and a picture that is not sent yet.
The picture and the answers stay until they are sent. Sent answers stay for 14 days, in case the server loses them. If
you have merged two accounts, the number of the merged one stays until the data of the browser are deleted. So does the
number of visits, and your answer when the app asks whether you want it on the home screen. Whether a child wants to
hear the questions is kept until the tab is closed.</p>`,
  },
  contact: {
    title: 'Contact Us',
    text: `<p>Please ask your teacher first. For anything else, please ask the person who runs Solve it! Maths at your
school.</p>`,
  },
} as const

export type LegalPage = keyof typeof legalPages
