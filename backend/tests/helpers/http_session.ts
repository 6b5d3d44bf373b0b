export interface HttpSession {
  origin: string
  headers: Record<string, string>
}

/** Signs someone in as a browser does, for requests that the test client cannot make. */
export async function httpSession(
  username: string,
  password: string,
  origin = `http://${process.env.HOST}:${process.env.PORT}`
): Promise<HttpSession> {
  const cookies = new Map<string, string>()
  keep(cookies, await fetch(`${origin}/api/auth/current-user`))
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { ...headersFrom(cookies), 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`)
  keep(cookies, response)
  keep(cookies, await fetch(`${origin}/api/auth/current-user`, { headers: headersFrom(cookies) }))
  return { origin, headers: headersFrom(cookies) }
}

function keep(cookies: Map<string, string>, response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [name, ...value] = cookie.split(';')[0].split('=')
    cookies.set(name, value.join('='))
  }
}

function headersFrom(cookies: Map<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { Cookie: cookie, 'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') }
}
