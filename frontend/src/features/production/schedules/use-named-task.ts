import { useAddressParams } from '../../../kit/use-address-params'

/** The task that a link leads to, in the address: `?task=12`. */
export function useNamedTask(): number | undefined {
  const [params] = useAddressParams()
  return Number(params.get('task')) || undefined
}
