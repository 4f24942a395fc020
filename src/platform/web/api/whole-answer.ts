/**
 * Makes the function that takes the answer of a call as a member gets it, who sends no sharing key. Callers with a key
 * get another one from the same call.
 */
export function wholeAnswer<Found, Whole extends Found>(isWhole: (found: Found) => found is Whole) {
  return (found: Found): Whole => {
    if (isWhole(found)) return found
    throw new Error('The answer is that for a visitor.')
  }
}
