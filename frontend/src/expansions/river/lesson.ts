// The words of its lesson (rules/expansions/river/lesson.toml).

import type { LessonTexts } from "../lessonTypes.ts";

export default {
  en: {
    river: {
      title: "Along the river",
      steps: {
        flow: {
          goal: ["The game begins at the spring. Let the river flow on to the right."],
          done: "Every river tile must continue the river. Alba’s tile has turned it south.",
        },
        bend: {
          goal: ["Let the river bend to the right.", "Put a follower on the large field beside the river."],
          done: "The river may not turn the same way twice in a row. It divides the fields: your farmer has only this bank.",
        },
      },
    },
  },
  de: {
    river: {
      title: "Am Fluss entlang",
      steps: {
        flow: {
          goal: ["Die Partie beginnt an der Quelle. Lass den Fluss nach rechts weiterfließen."],
          done: "Jedes Flussplättchen muss den Fluss fortsetzen. Albas Plättchen biegt nach Süden ab.",
        },
        bend: {
          goal: ["Lass den Fluss nach rechts abbiegen.", "Setze einen Gefolgsmann auf die große Wiese am Fluss."],
          done: "Der Fluss darf nicht zweimal hintereinander gleich abbiegen. Er teilt die Wiesen: Dein Bauer hat nur dieses Ufer.",
        },
      },
    },
  },
  pl: {
    river: {
      title: "Wzdłuż rzeki",
      steps: {
        flow: {
          goal: ["Gra zaczyna się u źródła. Poprowadź rzekę dalej w prawo."],
          done: "Każda płytka rzeki musi ją przedłużać. Płytka Alby skręca na południe.",
        },
        bend: {
          goal: ["Poprowadź rzekę w prawo.", "Postaw podwładnego na dużej łące obok rzeki."],
          done: "Rzeka nie może skręcić dwa razy z rzędu w tę samą stronę. Dzieli też łąki: twój rolnik ma tylko ten brzeg.",
        },
      },
    },
  },
} satisfies LessonTexts;
