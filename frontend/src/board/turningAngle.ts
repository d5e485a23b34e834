/** The angle to draw next: the drawing turns the short way round, so it goes on growing past 360. */
export function turnedTo(angle: number, rotation: number): number {
  return angle + (((((rotation - angle) % 360) + 540) % 360) - 180);
}
