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
<p>The e-mail address of the school account, the first and last name from registration, the picture that the
student has chosen, the classes, the best streak of each level, and the answers with their times. Nothing else is
asked.</p>
<h2>What is kept about a teacher</h2>
<p>The e-mail address, the name, the school, the country, the age range of the students, and the classes. Corrections of
a name and removals are kept with the teacher who made them.</p>
<h2>Why</h2>
<p>Students see their own progress. Their teachers see it in order to teach them. The data are used for nothing else.
There are no advertisements, no profiles, and no other company receives the data. Google, Microsoft or another sign-in
service of your school learns that somebody signed in.</p>
<h2>How long</h2>
<p>Your school can delete an account or a class at any time. Log files are deleted after the time that your school has
set. An account that is not used is deleted after two years, if your school has set no other time.</p>
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
name, your picture, your classes, your best streaks, and answers that are not sent yet. Logging out deletes the name, the
classes and the streaks. Answers, and a picture that is not sent yet, stay until they are sent. Sent answers stay for 14
days, in case the server loses them. Whether a child wants to hear the questions is kept until the tab is closed.</p>`,
  },
  contact: {
    title: 'Contact Us',
    text: `<p>Please ask your teacher first. For anything else, please ask the person who runs Solve it! Maths at your
school.</p>`,
  },
} as const

export type LegalPage = keyof typeof legalPages
