/**
 * A cookie's name at this address. With the prefix `__Host-` a browser takes it over https only and from this very
 * host: no other host of the school's domain can put a cookie of its own in its place. It needs `Path=/` and `Secure`.
 */
export const cookieNameAt = (publicUrl: string, name: string) =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
