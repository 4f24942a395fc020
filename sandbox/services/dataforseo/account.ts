export const SANDBOX_LOGIN = { login: 'sandbox@keyloom.example', password: 'sandbox' }

const FIRST_BALANCE = 1000

/** The prepaid balance in US dollars. `pay` returns false, and takes nothing, if the balance is too small. */
export function createAccount() {
  let balance = FIRST_BALANCE
  let spent = 0
  return {
    balance: () => balance,
    spent: () => spent,
    setBalance(dollars: number): void {
      balance = dollars
    },
    pay(dollars: number): boolean {
      if (dollars > balance) return false
      balance -= dollars
      spent += dollars
      return true
    },
    reset(): void {
      balance = FIRST_BALANCE
      spent = 0
    },
  }
}
export type Account = ReturnType<typeof createAccount>
