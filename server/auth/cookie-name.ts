/**
 * Returns a cookie's name at this address. A browser accepts a name with the prefix `__Host-` over https only, and from
 * this host only. So no other host of the school's domain can replace the cookie. It needs `Path=/` and `Secure`.
 */
export const cookieNameAt = (publicUrl: string, name: string) =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name
