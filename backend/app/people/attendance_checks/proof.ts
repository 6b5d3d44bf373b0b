import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { COARSEST_M, distanceM, verdictOf } from '#engines/labour/place'
import { parseDecimal } from '#engines/money/money'
import type AttendanceSite from '#people/attendance_sites/attendance_site'
import { isCodeOf } from '#people/attendance_sites/site_code'
import type { createAttendanceCheckValidator } from './validator.js'

type Stated = Infer<typeof createAttendanceCheckValidator>

/**
 * What shows that somebody is at a place: its code, or a position within its radius.
 * @returns what of it is kept
 * @throws AppError 409 ATTENDANCE_CODE_INVALID, ATTENDANCE_POSITION_UNCLEAR or ATTENDANCE_OUTSIDE, 422 with neither
 */
export function proofOf(site: AttendanceSite, { code, position }: Stated) {
  if (code !== undefined) {
    if (!isCodeOf(site, code)) throw conflict('ATTENDANCE_CODE_INVALID')
    return { method: 'code' as const }
  }
  if (!position) throw invalid({ position: ['required'] })
  const { accuracyM } = position
  const [latitudeE6, longitudeE6] = [e6(position.latitude), e6(position.longitude)]
  const distance = distanceM(site, { latitudeE6, longitudeE6 })
  const verdict = verdictOf(distance, accuracyM, site.radiusM)
  if (verdict === 'unclear')
    throw conflict('ATTENDANCE_POSITION_UNCLEAR', {
      params: { accuracy: accuracyM, most: COARSEST_M },
    })
  if (verdict === 'outside')
    throw conflict('ATTENDANCE_OUTSIDE', { params: { distance, radius: site.radiusM } })
  return { method: 'position' as const, latitudeE6, longitudeE6, accuracyM, distanceM: distance }
}

const e6 = (degrees: string) => Number(parseDecimal(degrees, 6))
