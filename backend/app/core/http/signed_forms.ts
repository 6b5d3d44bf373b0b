import type { HttpContext } from '@adonisjs/core/http'

const routes = new Set<string>()

/**
 * Lets a route take a form that proves by itself who sends it, such as a signed token. No cookie speaks for the
 * sender, so it needs no CSRF token; and a form is read here alone, everywhere else bodies are JSON.
 * @param pattern as the router knows it
 */
export function takeSignedForm(pattern: string) {
  routes.add(pattern)
}

export const isSignedForm = ({ request, route }: HttpContext): boolean =>
  request.method() === 'POST' && route !== undefined && routes.has(route.pattern)
