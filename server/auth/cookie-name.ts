/**
 * Returns the name of a cookie at this address. A browser accepts a name with the prefix `__Host-` only over https and
 * only from this host. So no other host of the school's domain can replace the cookie. It needs `Path=/` and `Secure`.
 */
export const cookieNameAt = (publicUrl: string, name: string) =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
