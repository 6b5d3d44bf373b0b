import { useParams } from 'react-router'
import { RequestForm } from './request-form'

export default function RequestEdit() {
  return <RequestForm id={Number(useParams().id)} />
}
