import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { verdict } from './check_files.mjs'
import { BACKEND } from './paths.mjs'

/**
 * Imports between the rooms of the server. A room is what lies directly in a folder: a file, or a
 * folder with all that is in it; an arrow runs from a room to one that it imports, of types as well.
 * A circle is a set of rooms that reach each other; an arrow climbs when it closes one. Neither is
 * allowed in any folder of `app`, so every folder can be read from the ground up.
 */
export function checkArrows(backend = BACKEND) {
  const files = sourcesBelow(backend, 'app')
  const arrows = arrowsBetween(backend, new Set(files))
  const folders = foldersOf(files).map((folder) => ({ folder, ...plan(folder, files, arrows) }))
  const bad = folders.filter(({ circles }) => circles.length)
  const problems = bad.flatMap(({ folder, circles, climbing }) => [
    `${folder}: circle of ${circles.map((rooms) => rooms.join(', ')).join('; ')}`,
    ...climbing.map((arrow) => `  climbs: ${arrow}`),
  ])
  return { ...verdict(problems), report: report(folders) }
}

function sourcesBelow(backend, folder) {
  return readdirSync(join(backend, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesBelow(backend, path)
    return entry.name.endsWith('.ts') ? [path] : []
  })
}

/** Pairs of files, from the one that imports to the one that is imported. */
function arrowsBetween(backend, files) {
  const { imports } = JSON.parse(readFileSync(join(backend, 'package.json'), 'utf8'))
  const aliases = Object.entries(imports).map(([alias, path]) => [
    alias.replace('*', ''),
    path.replace('./', '').replace('*.js', ''),
  ])
  const resolve = (from, name) => {
    const alias = aliases.find(([start]) => name.startsWith(start))
    if (!alias && !name.startsWith('.')) return null
    const path = alias ? alias[1] + name.slice(alias[0].length) : posix.join(dirname(from), name)
    const file = `${path.replace(/\.js$/, '')}.ts`
    return files.has(file) && file !== from ? file : null
  }
  return [...files].flatMap((from) =>
    ts
      .preProcessFile(readFileSync(join(backend, from), 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => [from, resolve(from, fileName)])
      .filter(([, to]) => to)
  )
}

function foldersOf(files) {
  const folders = new Set()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  return [...folders].sort()
}

function plan(folder, files, arrows) {
  const roomOf = (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : null
  const rooms = new Set(files.map(roomOf).filter(Boolean))
  const known = new Map([...rooms].map((room) => [room, new Set()]))
  for (const [from, to] of arrows) {
    const [here, there] = [roomOf(from), roomOf(to)]
    if (here && there && here !== there) known.get(here).add(there)
  }
  const count = [...known.values()].reduce((sum, { size }) => sum + size, 0)
  const circles = circlesOf(known)
  return { rooms: rooms.size, arrows: count, circles, climbing: climbingIn(circles, known) }
}

/** Sets of rooms that reach each other (Tarjan's strongly connected components). */
function circlesOf(known) {
  const numbers = new Map()
  const lowest = new Map()
  const stack = []
  const circles = []
  const visit = (room) => {
    numbers.set(room, numbers.size)
    lowest.set(room, numbers.get(room))
    stack.push(room)
    for (const next of known.get(room)) {
      if (!numbers.has(next)) visit(next)
      if (stack.includes(next))
        lowest.set(room, Math.min(lowest.get(room), lowest.get(next) ?? Infinity))
    }
    if (lowest.get(room) !== numbers.get(room)) return
    const circle = stack.splice(stack.indexOf(room))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const room of known.keys()) if (!numbers.has(room)) visit(room)
  return circles
}

/** The arrows of a circle that run back to a room on the way that led there. */
function climbingIn(circles, known) {
  return circles.flatMap((circle) => {
    const inside = new Set(circle)
    const done = new Set()
    const climbing = []
    const walk = (room, way) => {
      done.add(room)
      for (const next of known.get(room)) {
        if (!inside.has(next)) continue
        if (way.includes(next)) climbing.push(`${room} -> ${next}`)
        else if (!done.has(next)) walk(next, [...way, next])
      }
    }
    for (const room of circle) if (!done.has(room)) walk(room, [room])
    return climbing
  })
}

/** A line for each domain: its own rooms and arrows, climbs and circles with all that is below it. */
function report(folders) {
  const domains = folders.filter(({ folder }) => folder.split('/').length === 2)
  const sum = (list, of) => list.reduce((total, one) => total + of(one).length, 0)
  const row = (cells) =>
    cells.map((cell, at) => String(cell)[at ? 'padStart' : 'padEnd'](at ? 9 : 16)).join('')
  const lines = domains.map(({ folder, rooms, arrows }) => {
    const below = folders.filter((one) => `${one.folder}/`.startsWith(`${folder}/`))
    const name = folder.split('/')[1]
    return row([
      name,
      below.length,
      rooms,
      arrows,
      sum(below, (one) => one.climbing),
      sum(below, (one) => one.circles),
    ])
  })
  return [row(['', 'folders', 'rooms', 'arrows', 'climbing', 'circles']), ...lines].join('\n')
}
