import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib'

interface Sheet {
  number: string
  revision: string
  title: string
  /** Metres; a wall between the rooms moves from one revision to the next. */
  wallAt: number
}

/** A plain floor plan on A3 with its title block. */
export async function floorPlan({ number, revision, title, wallAt }: Sheet): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([1191, 842])
  const ink = rgb(0.1, 0.15, 0.25)
  const wall = (x: number, y: number, width: number, height: number) =>
    page.drawRectangle({ x, y, width, height, borderColor: ink, borderWidth: 3 })
  wall(30, 30, 1131, 782)
  wall(120, 220, 760, 480)
  wall(120, 220, wallAt * 40, 480)
  wall(120 + wallAt * 40, 460, 760 - wallAt * 40, 240)
  const say = (text: string, x: number, y: number, size = 14) =>
    page.drawText(text, { x, y, size, font, color: ink })
  say('Reception', 150, 640)
  say('Meeting room', 620, 640)
  say('Workshop', 620, 300)
  say('BINAA Contracting', 900, 160, 18)
  say(title, 900, 130)
  say(`Drawing ${number}`, 900, 105)
  say(`Revision ${revision}`, 900, 80)
  return document.save()
}
