import type { LessonWords } from "../expansions/lessonTypes.ts";

export const en: Readonly<Record<string, LessonWords>> = {
  place: {
    title: "Place a tile",
    steps: {
      road: {
        goal: ["This is your tile. Place it to the right of the other one, so that the road goes on."],
        done: "That fits! Road meets road and field meets field, on every side that touches.",
      },
      end: { goal: ["You don’t need to do more this time. End your turn."], done: "Alba placed a monastery below." },
      city: {
        goal: ["Your tile has a piece of city wall. Turn it and place it on top, so that the city is closed."],
        done: "The city is complete, with walls all round. Nobody had a figure in it, so nobody scores. Next you’ll use your figures.",
      },
    },
  },
  roads: {
    title: "Roads",
    steps: {
      claim: {
        goal: ["Make the road longer on the right.", "Put a follower on the road: then it is yours."],
        done: "Your follower guards the road now. Nobody else may put one there.",
      },
      finish: {
        goal: ["A road ends at a village, a monastery or a city. Close your road on the right."],
        done: "4 points, one for each tile of the road! And your follower is back with you.",
      },
    },
  },
  cities: {
    title: "Cities",
    steps: {
      claim: {
        goal: ["Make the city bigger.", "Put a follower in the city."],
        done: "The city is yours. The blue shield on your tile will be worth extra.",
      },
      finish: {
        goal: ["Close the city: turn the tile so that wall meets wall."],
        done: "8 points! Each of the 3 tiles gives 2, and the shield gives 2 more.",
      },
    },
  },
  monasteries: {
    title: "Monasteries",
    steps: {
      claim: {
        goal: ["Place the monastery in the middle.", "Put a follower in the monastery."],
        done: "A monastery scores when all 8 spaces around it are filled. One is still empty.",
      },
      finish: {
        goal: ["Fill the last space around your monastery."],
        done: "9 points: one for the monastery, and one for each tile around it.",
      },
    },
  },
  fields: {
    title: "Fields",
    steps: {
      claim: {
        goal: [
          "Make the road longer on the right.",
          "Put a follower on the field above the road, the one that touches both cities.",
        ],
        done: "Your follower is a farmer now. He lies there until the game is over.",
      },
      count: {
        goal: ["This is the last tile of the game. Close the second city above the road."],
        done: "At the end each field gives 3 points for every complete city beside it. Two cities: 6 points!",
      },
    },
  },
  majority: {
    title: "Who has the most",
    steps: {
      second: {
        goal: [
          "Your city is on the left, Alba’s on the right. Start another city of yours at the top: turn the tile so that its city points down.",
          "Put a follower in the new city.",
        ],
        done: "You may not join Alba’s city directly. But three cities can grow into one.",
      },
      join: {
        goal: ["Place the tile in the middle, so that all three cities become one."],
        done: "You have two followers in the city and Alba one, so all 8 points are yours. With one each, you would both have got 8.",
      },
    },
  },
  end: {
    title: "The end of the game",
    steps: {
      last: {
        goal: ["This is the last tile. Make the city above bigger.", "Put a follower in the city."],
        done: "Now everything that is not finished scores too: 1 point for each tile, and 1 for each shield. You get 2 for the road and 3 for the city. Alba gets 3 for her monastery.",
      },
    },
  },
};
