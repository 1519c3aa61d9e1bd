const args = [
  // Chromium's sandbox does not run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The launch options of Debian's Chromium for every bench and picture. */
export const chromiumOptions = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args }

/**
 * The launch options of Debian's Chromium for the browser tests. It has the same engine without the windows of a
 * desktop browser, which take 40 % of the processor time.
 */
export const headlessShellOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args,
}
