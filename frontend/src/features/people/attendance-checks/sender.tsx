import { useCheckSending } from './queue/use-checks'

/** Sends what waits on this device, whichever page is open. */
export default function Sender() {
  useCheckSending()
  return null
}
