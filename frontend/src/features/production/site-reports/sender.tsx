import { useSendQueue } from './queue/use-queue'

/** Sends what waits on this device, whichever page is open. */
export default function Sender() {
  useSendQueue()
  return null
}
