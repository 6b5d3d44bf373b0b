import { JournalForm } from './journal-form'

export default function ManualJournalCreate() {
  return <JournalForm />
}
