import type { HttpContext } from '@adonisjs/core/http'

/** A calendar as an answer; programs fetch it again, nothing between keeps it. */
export function answerFeed({ response }: HttpContext, calendar: string) {
  response.header('content-type', 'text/calendar; charset=utf-8')
  response.header('cache-control', 'private, no-store')
  return response.send(calendar)
}
