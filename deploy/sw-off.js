// Removes the kept files and itself from every device that asks for it (docs/operations.md, "Without a network").
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
