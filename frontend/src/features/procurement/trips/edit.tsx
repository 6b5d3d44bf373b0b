import { useParams } from 'react-router'
import { TripForm } from './trip-form'

export default function TripEdit() {
  return <TripForm id={Number(useParams().id)} />
}
