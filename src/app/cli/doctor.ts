export async function runDoctorCommand(_args: string[]): Promise<number> {
  return 1
}
