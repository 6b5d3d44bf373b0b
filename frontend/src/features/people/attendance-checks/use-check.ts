import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../api/http'
import { useCurrentUser } from '../../../providers/current-user'
import { toast } from '../../../providers/toast'
import { ATTENDANCE_CHECKS, type AttendancePlace, type Direction } from './attendance-check'
import { currentPosition, nearestOf, type PositionFailure } from './position'
import { newEntry, type Proof } from './queue/entry'
import { checkStore } from './queue/store'
import { useCheckSending } from './queue/use-checks'
import { useScannedCode } from './scanned-code'

interface Place {
  site: AttendancePlace
  proof: Proof
}

/** Checks in or out: first on this device, then at the portal as soon as it can be reached. */
export function useCheck(sites: readonly AttendancePlace[]) {
  const { t } = useTranslation()
  const userId = useCurrentUser()?.id
  const [isBusy, setBusy] = useState(false)
  const { scanned, forget } = useScannedCode()
  const send = useCheckSending()
  const scannedSite = sites.find(({ id }) => id === scanned?.siteId) ?? null

  const place = async (): Promise<Place | null> => {
    if (scanned && scannedSite) return { site: scannedSite, proof: { code: scanned.code } }
    const position = await currentPosition()
    const site = nearestOf(sites, position)
    return site && { site, proof: { position } }
  }
  const check = async (direction: Direction) => {
    if (userId === undefined || isBusy) return
    setBusy(true)
    try {
      const found = await place()
      if (!found) return
      const key = newIdempotencyKey()
      await checkStore.addEntry(newEntry({ key, userId, direction, ...found }))
      if (scanned) forget()
      send()
    } catch (error) {
      const failure = (error as Error).message as PositionFailure
      toast({
        variant: 'destructive',
        title: t(`${ATTENDANCE_CHECKS}.position.title`),
        description: t(`${ATTENDANCE_CHECKS}.position.${failure}`),
      })
    } finally {
      setBusy(false)
    }
  }
  return { check, isBusy, scannedSite, hasForeignCode: scanned !== null && scannedSite === null }
}
