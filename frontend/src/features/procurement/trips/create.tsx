import { TripForm } from './trip-form'

export default function TripCreate() {
  return <TripForm />
}
