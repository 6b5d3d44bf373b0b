import type { DateTime } from 'luxon'
import { DemoUnit, sqlTime } from '#database/seeders/demo/engineering/demo_unit'
import type { DemoContext } from '#database/seeders/demo/context'
import { storeBuffer } from '#core/storage/store_file'
import { enter } from '#files/files/keep_file'
import { foundBy } from '#files/files/reading/enqueue_ocr'
import { createFolder } from '#files/folders/actions/save_folder'
import { markSuperseded } from '#files/files/supersede'
import File, { LIBRARY } from '#files/shared/models/file'
import FileText from '#files/shared/models/file_text'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'
import { floorPlan } from './drawings.js'

interface LibraryFile {
  name: string
  mime: string
  extension: string
  content: Uint8Array
  /** What a viewer finds in it. */
  text: string
  drawing?: Partial<Pick<File, 'drawingNumber' | 'drawingRevision' | 'drawingTitle' | 'discipline'>>
}

const LETTER = `إلى السادة / إدارة المشاريع
الموضوع: خطاب الضمان البنكي لمشروع توسعة المستودعات

نفيدكم بأن خطاب الضمان الابتدائي ساري المفعول حتى نهاية الربع الأول، ونأمل إشعارنا بموعد تسليم الموقع.
`
const DOORS = `Door,Width mm,Height mm,Fire rating,الغرفة
D-01,1000,2200,60 min,الاستقبال
D-02,900,2100,,غرفة الاجتماعات
D-03,1800,2400,90 min,الورشة
`
const SAFETY = `Site safety rules
1. Helmet, boots and vest at all times.
2. No work above two metres without a harness.
3. Report every near miss to the site engineer on the same day.
`

/** A few folders that a firm has, with documents and a drawing in two revisions. */
export async function seedLibrary({ trx, now, users }: DemoContext) {
  const by = { id: users.engineer.id, name: 'Yousef Al-Qahtani' }
  const unit = new DemoUnit(trx, { at: now.minus({ days: 12 }), by })
  const top = await Folder.findOrFail(TOP_FOLDER, { client: trx })
  const drawings = await createFolder(unit, top, {
    name: 'Standard drawings',
    nameAr: 'المخططات القياسية',
  })
  const letters = await createFolder(unit, top, { name: 'Letters', nameAr: 'الخطابات' })
  const safety = await createFolder(unit, top, { name: 'Safety', nameAr: 'السلامة' })
  for (const [revision, wallAt] of [
    ['B', 8],
    ['C', 10],
  ] as const)
    await file(unit, drawings, now, await plan(revision, wallAt))
  const csv = { mime: 'text/csv; charset=utf-8', extension: 'csv' }
  const plain = { mime: 'text/plain; charset=utf-8', extension: 'txt' }
  await file(unit, drawings, now, { name: 'Door schedule.csv', ...csv, ...textual(DOORS) })
  await file(unit, letters, now, { name: 'خطاب الضمان.txt', ...plain, ...textual(LETTER) })
  await file(unit, safety, now, { name: 'Site safety rules.txt', ...plain, ...textual(SAFETY) })
}

const textual = (text: string) => ({ text, content: Buffer.from(text) })

async function plan(revision: string, wallAt: number): Promise<LibraryFile> {
  const title = 'Ground floor plan'
  const sheet = { number: 'A-101', revision, title, wallAt }
  return {
    name: `A-101 Ground floor ${revision}.pdf`,
    mime: 'application/pdf',
    extension: 'pdf',
    content: await floorPlan(sheet),
    text: `Reception Meeting room Workshop ${title} Drawing A-101 Revision ${revision}`,
    drawing: {
      drawingNumber: 'A-101',
      drawingRevision: revision,
      drawingTitle: title,
      discipline: 'architectural',
    },
  }
}

async function file(unit: DemoUnit, folder: Folder, now: DateTime, kept: LibraryFile) {
  const { text, drawing, ...stored } = kept
  const { id } = await storeBuffer(unit, stored, { ownerType: LIBRARY, ownerId: folder.id })
  const made = await File.findOrFail(id, { client: unit.trx })
  await enter(unit, made, folder)
  made.merge({ ...drawing, updatedAt: now.minus({ days: 12 }) })
  await made.save()
  const found = { content: text, searchText: foundBy(made, text), status: 'done', versionNo: 1 }
  await FileText.create({ fileId: id, pages: null, ...found }, { client: unit.trx })
  await unit.trx
    .from('files')
    .where('id', id)
    .update({ created_at: sqlTime(now.minus({ days: 12 })) })
  await markSuperseded(unit, made)
}
