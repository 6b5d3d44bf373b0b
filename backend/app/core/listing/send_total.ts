import type { HttpContext } from '@adonisjs/core/http'

/** A list is an array alone: the total is in a header. */
export function sendTotal({ response }: HttpContext, total: number) {
  response.header('X-Total-Count', String(total))
  response.header('Access-Control-Expose-Headers', 'X-Total-Count')
}
