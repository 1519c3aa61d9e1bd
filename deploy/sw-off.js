// Removes the kept files and itself from every device that asks for it (docs/operations.md, "Without a network").
// It does not take over open pages: a page that it controlled would register it again, and the browser would keep it.
const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
}
for (const step of ['install', 'activate'])
  self.addEventListener(step, (event) => {
    event.waitUntil(remove())
    // The promise is not awaited, because the browser unregisters a worker only after its installation has ended.
    void self.registration.unregister()
  })
