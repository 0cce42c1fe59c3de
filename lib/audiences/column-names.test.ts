import { describe, expect, it } from "vitest";
import { kindOfName } from "./column-names";

describe("the kind of a column", () => {
  it.each([
    "E-Mail",
    "e-mail address",
    "Correo electrónico",
    "Adresse e-mail",
    "Courriel",
    "E-posta",
    "Indirizzo e-mail",
    "Endereço de e-mail",
    "Электронная почта",
    "电子邮件",
    "メールアドレス",
    "이메일",
    "البريد الإلكتروني",
    "ईमेल",
    "ইমেইল",
    // Google, Outlook, Apple
    "E-mail 1 - Value",
    "Email 2 - Value",
    "E-mail Address",
    "E-mail 2 Address",
    "Home Email",
    "email_sha256",
    "Email 3",
  ])("is an address in a column called %s", (name) => {
    expect(kindOfName(name)).toBe("email");
  });

  it.each([
    "Teléfono",
    "Téléphone",
    "Telefón",
    "TELEFONO",
    "Teléfono móvil",
    "Celular",
    "Mobile Phone Number",
    "Handynummer",
    "Cep Telefonu",
    "Телефон",
    "Номер телефона",
    "电话号码",
    "手机",
    "電話番号",
    "전화번호",
    "رقم الهاتف",
    "मोबाइल नंबर",
    "ফোন",
    "Telemóvel",
    "Telefone",
    "Puhelinnumero",
    "Phone 1 - Value",
    "Phone 2 - Value",
    "Business Phone",
    "Business Phone 2",
    "Mobile Phone",
    "Home Phone",
    "iPhone",
    "Phone Hash",
  ])("is a phone in a column called %s", (name) => {
    expect(kindOfName(name)).toBe("phone_number");
  });

  it.each([
    "Name",
    "Phone 1 - Label",
    "E-mail 1 - Type",
    "Phone Model",
    "City",
    "",
    "1",
    "Notes",
    "x".repeat(1_000),
  ])("is not known of a column called %j", (name) => {
    expect(kindOfName(name)).toBeNull();
  });
});
