import { limits } from '#config/limits'
import { RequestRate } from './request_rate.js'

const { ofPerson, ofAddress, windowSeconds } = limits.requests
const persons = new RequestRate(ofPerson, windowSeconds)
const addresses = new RequestRate(ofAddress, windowSeconds)

/** Counts a request of a signed-in person. @throws AppError 429 */
export const spendOfPerson = (userId: number) => persons.spend(String(userId))

/** Counts a request of an address, no matter who sends it. @throws AppError 429 */
export const spendOfAddress = (address: string) => addresses.spend(address)
