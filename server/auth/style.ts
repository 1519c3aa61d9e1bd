/** The style of the server's own pages. A test compares its colours with those of web/ui/tokens.css. */
export const pageStyle = `:root {
  --paper: #faf9f2; --sheet: #ffffff; --line: #e1dccf; --line-input: #978365; --ink: #1f2d5c; --ink-deep: #141726;
  --ink-soft: #60646c; --ball: #ffe629; --ball-edge: #d5ae39; --focus: #3e63dd;
  --wrong: #ab6400; --wrong-tint: #fff7c2; --wrong-text: #4f3422;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.5 Lexend, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
.wordmark { display: flex; align-items: center; gap: .5rem; margin: 0 0 1.5rem; font-weight: 700; }
.ball { width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--ball); border: 2px solid var(--ball-edge); }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.soft { color: var(--ink-soft); font-size: .9375rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 20px; padding: 1.25rem; margin: 0 0 1rem; }
.sheet h2:first-child { margin-top: 0; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
.name { display: block; margin: 0 0 .25rem; font-size: .9375rem; color: var(--ink-soft); }
.key, button { display: block; width: 100%; min-height: 48px; padding: .625rem 1rem; border: 2px solid var(--line-input);
  border-bottom-width: 5px; border-radius: 16px; background: var(--sheet); color: var(--ink); font: inherit; font-weight: 600;
  text-align: left; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; }
li button { font-size: 1rem; }
.key, .ink { border-color: var(--ink-deep); background: var(--ink); color: #ffffff; text-align: center; }
.key:active, button:active { border-bottom-width: 2px; margin-top: 3px; }
label { display: block; margin: 0 0 .25rem; font-weight: 600; }
input { display: block; width: 100%; min-height: 48px; margin: 0 0 .75rem; padding: .5rem .75rem; border: 2px solid var(--line-input);
  border-radius: 12px; background: var(--sheet); color: var(--ink); font: inherit; }
.error { padding: .625rem .75rem; border-left: 4px solid var(--wrong); border-radius: 12px; background: var(--wrong-tint);
  color: var(--wrong-text); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`
