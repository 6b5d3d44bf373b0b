import type { HttpContext } from '@adonisjs/core/http'
import { limits } from '#config/limits'
import { RequestRate } from './request_rate.js'

const { ofPerson, ofAddress, ofToken, windowSeconds } = limits.requests
const tokens = new RequestRate(ofToken, windowSeconds)
const persons = new RequestRate(ofPerson, windowSeconds)
const addresses = new RequestRate(ofAddress, windowSeconds)

/** Counts a request of a signed-in person. @throws AppError 429 */
export const spendOfPerson = (userId: number) => persons.spend(String(userId))

/** Counts a request of an address, no matter who sends it. @throws AppError 429 */
export const spendOfAddress = (address: string) => addresses.spend(address)

/**
 * Counts a request of a program and tells it how many it has left, in the header fields of the IETF
 * draft `ratelimit-headers`.
 * @throws AppError 429
 */
export function spendOfToken({ response }: Pick<HttpContext, 'response'>, token: string) {
  const { left, seconds } = tokens.state(token)
  response.header('RateLimit-Limit', String(ofToken))
  response.header('RateLimit-Remaining', String(Math.max(0, left - 1)))
  response.header('RateLimit-Reset', String(seconds))
  tokens.spend(token)
}
