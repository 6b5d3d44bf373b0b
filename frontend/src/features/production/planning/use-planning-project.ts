import { useEffect, useRef } from 'react'
import { useAddressParams } from '../../../kit/use-address-params'

const REMEMBERED = 'planning-project'
const PARAM = 'projectId'

/**
 * The project that is planned, in the address of each tab; undefined for all. A page that is opened
 * without one shows the project of the last time.
 */
export function usePlanningProject(): [number | undefined, (id: number | null) => void] {
  const [params, setParams] = useAddressParams()
  const inAddress = params.get(PARAM)
  const isOpened = useRef(false)
  useEffect(() => {
    const remembered = localStorage.getItem(REMEMBERED)
    if (!isOpened.current && inAddress === null && remembered !== null)
      setParams((current) => withProject(current, remembered), { replace: true })
    else if (inAddress === null) localStorage.removeItem(REMEMBERED)
    else localStorage.setItem(REMEMBERED, inAddress)
    isOpened.current = true
  }, [inAddress, setParams])
  const choose = (id: number | null) =>
    setParams((current) => withProject(current, id === null ? null : String(id)), { replace: true })
  const id = Number(inAddress)
  return [Number.isInteger(id) && id > 0 ? id : undefined, choose]
}

function withProject(current: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(current)
  next.delete('page')
  if (id === null) next.delete(PARAM)
  else next.set(PARAM, id)
  return next
}
